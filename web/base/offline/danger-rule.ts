import { helpInDanger } from "#words/danger/danger-help.ts";

/**
 * The rule that names dangers, as a separate file: the worker loads it when a text is searched for without a network.
 * Pages never do, since the server judges for them.
 */
declare const self: ServiceWorkerGlobalScope & { helpInDanger?: typeof helpInDanger };

self.helpInDanger = helpInDanger;
