import { describe, expect, test } from "vitest";
import { noticeDanger } from "./notice-danger.ts";

describe("a separation that is told is no danger by itself", () => {
  test.each([
    "my ex got the kids, I need food",
    "my ex took the kids and the house, im hungry and need a meal",
    "she left and took the kids, I need a lawyer",
    "my ex wife got the house, I sleep in my car",
    "the kids are with my ex and im broke",
    "my ex took everything in the divorce, need a room",
    "I split from my husband and he kept the apartment, where can I stay",
    "lost custody of my kids, need work",
    "mi ex se quedó con la casa y con los niños, no tengo qué comer",
    "mi ex se quedó con todo, busco trabajo",
    "mi esposa se llevó a los niños y necesito un abogado",
    "mi ex tiene a los niños y necesito comida",
    "los niños viven con su papá, necesito una despensa",
  ])("%s", (text) => {
    expect(noticeDanger(text)).toBeNull();
  });

  test.each([
    "my ex took the kids and wont give them back",
    "my ex took my kids and I dont know where they are",
    "my ex got the kids and beats them",
    "my ex has the kids and he is drunk, im scared",
    "my ex took the kids and said he will kill me",
    "my ex took the house and I want to die",
    "I split from my husband and he said he will kill me",
    "me separé de mi esposo y me amenaza",
    "my ex broke in and took the kids",
    "mi ex se llevó a los niños y no sé dónde están",
    "mi ex se quedó con los niños y los maltrata",
    "mi ex se quedó con todo y me quiero morir",
    "mi esposo se llevó a los niños y me amenazó",
    "my husband took my baby please help",
    "my husband took my car keys and my phone",
    "my husband took the kids to Mexico",
    "my ex has my kids in his basement",
    "my husband kept the kids from me",
    "mi ex se llevó a los niños a México",
  ])("%s: is one by what else is said", (text) => {
    expect(noticeDanger(text)).not.toBeNull();
  });
});
