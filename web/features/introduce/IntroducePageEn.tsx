import { introduce } from "#domain/words/en/introduce.ts";
import type { IntroducePageProps } from "./IntroducePage.tsx";
import { IntroducePage } from "./IntroducePage.tsx";

export function IntroducePageEn(props: IntroducePageProps) {
  return <IntroducePage {...props} text={introduce} />;
}
