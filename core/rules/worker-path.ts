/** Where the worker of the pages is, which keeps them for when there is no network. */
export const WORKER_PATH = "/worker.js";
