import { type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import type { TopicsWords } from "#domain/words/en/topics.ts";
import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { loadTabTopics } from "./load-tab-topics.ts";
import type { TopicLink, TopicsByTab } from "./topics-by-tab.ts";

export interface TabTopicsProps {
  tab: HomeQuery["tab"];
  draw: (topics: readonly TopicLink[]) => ReactNode;
}

/** The topics of a tab that the document did not bring. */
function TabTopics({ tab, draw, names }: TabTopicsProps & { names: TopicsWords["names"] }) {
  const [byTab, setByTab] = useState<TopicsByTab>({});
  const topics = byTab[tab];
  const isMissing = topics === undefined;
  useEffect(() => {
    if (!isMissing) return;
    void loadTabTopics(callInBackground, tab, names).then((loaded) =>
      setByTab((known) => ({ ...known, ...loaded })),
    );
  }, [tab, names, isMissing]);
  return isMissing ? null : draw(topics);
}

/** Loads the component with the words of one language. */
export async function loadTabTopicsIn(language: Language): Promise<FunctionComponent<TabTopicsProps>> {
  const { topics } = await loadWords(language, {
    en: () => import("#domain/words/en/topics.ts"),
    es: () => import("#domain/words/es/topics.ts"),
  });
  return (props) => <TabTopics {...props} names={topics.names} />;
}
