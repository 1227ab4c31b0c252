import { type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { TopicsWords } from "#words/compiled/services/topics.ts";
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
    en: () => import("#words/compiled/en/services/topics.ts"),
    es: () => import("#words/compiled/es/services/topics.ts"),
  });
  return (props) => <TabTopics {...props} names={topics.names} />;
}
