import type { Plugin, Rolldown } from "vite";

/**
 * React for browsers without the features that no page of ours uses: it is three quarters of all script, and a
 * quarter of it is for them. Decision record 8 says what that saves, and how one takes a feature back.
 */

interface Feature {
  /** Where the feature is entered. Whoever uses it is told so at once. */
  readonly entered?: readonly string[];
  /** What only it calls, or what finds nothing to do without it. */
  readonly inside: readonly string[];
}

const LEFT_OUT: Readonly<Record<string, Feature>> = {
  "Suspense and Activity": {
    entered: [
      "updateSuspenseComponent",
      "updateActivityComponent",
      "updateSuspenseListComponent",
      "updateOffscreenComponent",
    ],
    inside: [
      "commitActivityHydrationCallbacks",
      "commitOffscreenPassiveMountEffects",
      "commitSuspenseHydrationCallbacks",
      "clearHydrationBoundary",
      "cutOffTailIfNeeded",
      "deferHiddenOffscreenComponent",
      "hideOrUnhideAllChildrenOnFiber",
      "hideOrUnhideDehydratedBoundary",
      "hideOrUnhideNearestPortals",
      "initSuspenseListRenderState",
      "recursivelyTraverseAtomicPassiveEffects",
      "recursivelyTraverseDisappearLayoutEffects",
      "recursivelyTraverseDisconnectPassiveEffects",
      "recursivelyTraverseReappearLayoutEffects",
      "recursivelyTraverseReconnectPassiveEffects",
      "registerSuspenseInstanceRetry",
      "retryActivityComponentWithoutHydrating",
      "retrySuspenseComponentWithoutHydrating",
      "updateDehydratedSuspenseComponent",
    ],
  },
  ViewTransition: {
    entered: ["startViewTransition"],
    inside: [
      "applyViewTransitionName",
      "applyViewTransitionToHostInstancesRecursive",
      "commitAfterMutationEffectsOnFiber",
      "commitAppearingPairViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "createMeasurement",
      "getViewTransitionName",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "recursivelyTraverseAfterMutationEffects",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreViewTransitionName",
      "restoreViewTransitionOnHostInstances",
      "scheduleViewTransitionEvent",
    ],
  },
  "title, meta, link, style and script in components, preload and preinit": {
    entered: [
      "getResource",
      "preinitModuleScript",
      "preinitScript",
      "preinitStyle",
      "preload",
      "preloadModule",
    ],
    inside: [
      "acquireResource",
      "adoptPreloadPropsForScript",
      "adoptPreloadPropsForStylesheet",
      "createHoistableInstance",
      "estimateBandwidth",
      "getHydratableHoistableCache",
      "insertStylesheet",
      "insertStylesheetIntoRoot",
      "preconnectAs",
      "preloadResourceAndSuspendIfNeeded",
      "preloadStylesheet",
      "suspendResource",
    ],
  },
  "class components": {
    entered: ["updateClassComponent"],
    inside: [
      "applyDerivedStateFromProps",
      "callComponentWillReceiveProps",
      "checkShouldComponentUpdate",
      "initializeClassErrorUpdate",
      "resolveClassComponentProps",
    ],
  },
  "form actions": {
    entered: ["mountActionState", "startHostTransition"],
    inside: [
      "dispatchActionState",
      "ensureFormComponentIsStateful",
      "handleActionReturnValue",
      "onActionError",
      "onActionSuccess",
      "recursivelyResetForms",
      "rerenderActionState",
      "runActionStateAction",
      "updateActionStateImpl",
    ],
  },
  "transitions, optimistic state and promises as values": {
    entered: [
      "dispatchOptimisticSetState",
      "mountDeferredValueImpl",
      "startTransition",
      "trackUsedThenable",
      "updateDeferredValueImpl",
      "useThenable",
    ],
    inside: ["chainThenableValue", "defaultOnDefaultTransitionIndicator"],
  },
  "replaying what happened to parts that wait for hydration": {
    inside: [
      "attemptExplicitHydrationTarget",
      "attemptReplayContinuousQueuedEvent",
      "clearIfContinuousEvent",
      "retryIfBlockedOn",
      "scheduleReplayQueueIfNeeded",
    ],
  },
  "custom elements": {
    entered: ["setPropOnCustomElement"],
    inside: [],
  },
  "onSelect and onBeforeInput": {
    inside: ["constructSelectEvent", "getFallbackBeforeInputChars", "getNativeBeforeInputChars"],
  },
  "its own compiler": {
    entered: ["useMemoCache"],
    inside: [],
  },
  "refs on fragments": {
    inside: [
      "commitNewChildToFragmentInstance",
      "commitNewChildToFragmentInstances",
      "deleteChildFromFragmentInstance",
      "validateDocumentPositionWithFiberTree",
    ],
  },
};

/** Functions whose answer is the same for every page of ours. */
const ANSWERS: Readonly<Record<string, string>> = {
  describeBuiltInComponentFrame: '""',
  describeNativeComponentFrame: '""',
  getStackByFiberInDevAndProd: '""',
  isHostHoistableType: "false",
  queueIfContinuousEvent: "false",
  waitForCommitToBeReady: "null",
};

/** Methods and exports of the same features, which would hold on to their functions. */
const LEFT_OUT_NAMES: Readonly<Record<string, readonly string[]>> = {
  "FragmentInstance.prototype": [
    "addEventListener",
    "blur",
    "compareDocumentPosition",
    "dispatchEvent",
    "focus",
    "focusLast",
    "getClientRects",
    "getRootNode",
    "observeUsing",
    "removeEventListener",
    "scrollIntoView",
    "unobserveUsing",
  ],
  exports: [
    "Children",
    "Component",
    "PureComponent",
    "addTransitionType",
    "cache",
    "cacheSignal",
    "lazy",
    "preconnect",
    "prefetchDNS",
    "preinit",
    "preinitModule",
    "preload",
    "preloadModule",
    "requestFormReset",
    "startTransition",
    "use",
    "useActionState",
    "useDeferredValue",
    "useFormState",
    "useFormStatus",
    "useOptimistic",
    "useTransition",
  ],
};

const CLIENT = /react-dom-client\.production\.js$/;
const SOURCES = /react(-dom|-dom-client)?\.production\.js$/;
const ASSIGNMENT = /^([\w.]+)\.(\w+) = /;

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

/** Body of a function, by its name. */
export function newBodies(): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const [feature, { entered = [], inside }] of Object.entries(LEFT_OUT)) {
    const said = JSON.stringify(`React is built without ${feature}`);
    for (const name of entered) bodies.set(name, `{ throw Error(${said}); }`);
    for (const name of inside) bodies.set(name, "{}");
  }
  for (const [name, answer] of Object.entries(ANSWERS)) bodies.set(name, `{ return ${answer}; }`);
  return bodies;
}

/** The code without the features, and the functions that were to be replaced and are not in it. */
export function withoutFeatures(
  code: string,
  statements: readonly Statement[],
  replaced: ReadonlyMap<string, string>,
): { lean: string; missing: string[] } {
  const bodies = new Map(replaced);
  let lean = "";
  let done = 0;
  const replace = (start: number, end: number, by: string) => {
    lean += code.slice(done, start) + by;
    done = end;
  };
  for (const statement of statements) {
    const { type, start, end } = statement;
    const [, owner = "", name = ""] = ASSIGNMENT.exec(code.slice(start, end)) ?? [];
    if (type === "ExpressionStatement" && LEFT_OUT_NAMES[owner]?.includes(name)) replace(start, end, "");
    if (statement.type !== "FunctionDeclaration" || !statement.id || !statement.body) continue;
    const body = bodies.get(statement.id.name);
    if (body === undefined) continue;
    bodies.delete(statement.id.name);
    replace(statement.body.start, statement.body.end, body);
  }
  return { lean: lean + code.slice(done), missing: [...bodies.keys()] };
}

/** For browsers only; the server's React is another file. */
export function leanReact(): Plugin {
  return {
    name: "lean-react",
    apply: (config, { command }) => command === "build" && config.build?.ssr !== true,
    transform: {
      filter: { id: SOURCES },
      handler(code, id) {
        // The other two files are small: of them only exports are left out.
        const replaced = CLIENT.test(id) ? newBodies() : new Map<string, string>();
        const { lean, missing } = withoutFeatures(code, this.parse(code).body, replaced);
        // After an update of React somebody has to look.
        if (missing.length > 0) this.error(`React DOM has no ${missing.join(", ")} to leave out.`);
        return { code: lean, map: null };
      },
    },
  };
}
