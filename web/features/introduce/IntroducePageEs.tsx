import { introduce } from "#domain/words/es/introduce.ts";
import type { IntroducePageProps } from "./IntroducePage.tsx";
import { IntroducePage } from "./IntroducePage.tsx";

export function IntroducePageEs(props: IntroducePageProps) {
  return <IntroducePage {...props} text={introduce} />;
}
