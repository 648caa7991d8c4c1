#!/bin/sh
# Plays and reports what docs/simulate.md tells of:
#
#     docs/first-player.sh GAMES DIR [OPTION…]
#
# plays GAMES games of Perdure at random, a twentieth as many greedily, and a fiftieth as many of Splendagic with
# each life total, and writes runs and reports into DIR. Options are those of headjudge simulate, such as
# --scheduler or --resume.
set -eu
games=$1 folder=$2
shift 2

simulate() { # NAME RULESET GAMES OPTION…
  name=$1 ruleset=$2 many=$(($3 > 0 ? $3 : 1))
  shift 3
  headjudge simulate "$ruleset" --games "$many" --seed 1 --out "$folder/$name.parquet" "$@"
}

simulate random perdure "$games" --option format=game --events "$@"
simulate greedy perdure $((games / 20)) --option format=game --policy greedy --events "$@"
headjudge report "$folder/random.parquet" "$folder/greedy.parquet" \
  --out "$folder/perdure.html" --csv "$folder/perdure"

simulate life-20 splendagic $((games / 50)) --option life=20 "$@"
simulate life-40 splendagic $((games / 50)) --option life=40 "$@"
headjudge report "$folder/life-20.parquet" "$folder/life-40.parquet" \
  --out "$folder/life.html" --csv "$folder/life"
