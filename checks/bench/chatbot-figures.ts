import { ENGLISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.en.ts";
import { SPANISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.es.ts";
import { type BenchCity, benchCities } from "./cities.ts";
import { httpClient, percentile } from "./http-load.ts";
import { pathsFor, QUESTIONS } from "./sample-queries.ts";

/** What answering messages costs, and what it does to the lists that are read in the meantime. */
export interface ChatbotFigures {
  directory: string;
  asked: string;
  requests: number;
  p50Ms: number;
  p99Ms: number;
}

const WARMING = 100;
const LISTS = 400;
/** Places that are asked about in turns. */
const PLACES = 100;

/**
 * All messages of our tables in both languages, each as the first one of a talk; and lists alone and beside them.
 *
 * @param places where people are who ask; left out: the largest cities
 */
export async function chatbotFigures(
  origin: string,
  directory: string,
  places: readonly Pick<BenchCity, "longitude" | "latitude">[] = benchCities().slice(0, PLACES),
): Promise<ChatbotFigures[]> {
  const [client, other] = [httpClient(origin), httpClient(origin)];
  const messages = [...ENGLISH_UTTERANCES, ...SPANISH_UTTERANCES].map(({ message }) => message);
  const lists = QUESTIONS.slice(0, 4).flatMap((question) => pathsFor(question, LISTS / 4, places));
  const ask = async (query: string, turn: number): Promise<number> => {
    const { longitude, latitude } = places[turn % places.length] ?? { longitude: 0, latitude: 0 };
    const body = { query, coordinate: `${latitude}|${longitude}`, chatToken: "" };
    const { status, ms } = await client.send("POST", "/api/bot/query", {}, body);
    if (status !== 200) throw new Error(`"${query}" was answered ${status}`);
    return ms;
  };
  const readLists = async (): Promise<number[]> => {
    const latencies: number[] = [];
    for (const path of lists) latencies.push((await other.get(path)).ms);
    return latencies;
  };
  const row = (asked: string, latencies: readonly number[]): ChatbotFigures => ({
    directory,
    asked,
    requests: latencies.length,
    p50Ms: rounded(percentile(latencies, 50)),
    p99Ms: rounded(percentile(latencies, 99)),
  });
  try {
    for (let turn = 0; turn < WARMING; turn++) await ask(messages[turn % messages.length] ?? "", turn);
    await readLists();
    const answers: number[] = [];
    for (const [turn, message] of messages.entries()) answers.push(await ask(message, turn));
    const alone = await readLists();
    let isOver = false;
    const talking = (async () => {
      for (let turn = 0; !isOver; turn++) await ask(messages[turn % messages.length] ?? "", turn);
    })();
    const beside = await readLists();
    isOver = true;
    await talking;
    return [
      row("POST /bot/query", answers),
      row("GET /services", alone),
      row("GET /services, with POST /bot/query beside it", beside),
    ];
  } finally {
    client.close();
    other.close();
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
