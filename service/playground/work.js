/**
 * Something that works by requests, and tells those who draw it how it stands.
 */

import { Problem } from "./api.js";

/** The base of what is played: one thing is under way at a time, and what goes wrong is kept and can be tried again. */
export class Work {
  #listeners = new Set();
  #retry = null;

  /** Whether something that was done is under way. */
  busy = false;
  /** @type {Problem|null} what went wrong last */
  problem = null;
  /** @type {{why: string, done: number, of: number}|null} how far many requests are that belong together */
  progress = null;

  /** Call `listener` after each change; returns what ends that. */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Try again what went wrong. */
  async again() {
    if (!this.busy) await this.#retry?.();
  }

  /** Put the problem away. */
  dismiss() {
    this.#retry = null;
    this.tell({ problem: null });
  }

  /** @protected Do something, unless something else is under way. */
  async run(work) {
    if (this.busy) return;
    this.tell({ busy: true });
    try {
      await this.attempt(work, () => this.run(work));
    } finally {
      this.tell({ busy: false, progress: null });
    }
  }

  /** @protected Do something that others need not wait for. */
  async attempt(work, retry = () => this.attempt(work)) {
    this.dismiss();
    try {
      await work();
    } catch (problem) {
      this.fail(problem, retry);
    }
  }

  /** @protected Keep a problem, and how to try again if that may help. */
  fail(problem, retry) {
    if (!(problem instanceof Problem)) throw problem;
    this.#retry = problem.passes ? retry : null;
    this.tell({ problem });
  }

  /** @protected Change members, and tell it. */
  tell(members) {
    Object.assign(this, members);
    for (const listener of this.#listeners) listener();
  }
}
