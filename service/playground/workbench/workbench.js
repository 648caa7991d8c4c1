/** The workbench, which is loaded when it is first shown. */

import { later } from "./later.js";

/** @see {@link import("./bench.js").Bench} for its props */
export const Workbench = later(() => import("./bench.js").then((loaded) => loaded.Bench));
