import {
  CATEGORIES,
  type Category,
  NEEDS,
  type Need,
  SERVICE_TYPES,
  type ServiceType,
} from "./enumerations.ts";

/**
 * Closed values as bits of one number, the first value of `enumerations.ts` being the lowest bit: what the
 * covering indexes carry. A new value goes to the end of its list, or every stored row would change meaning.
 */
function toBits<Value>(order: readonly Value[], values: readonly Value[]): number {
  return values.reduce((bits, value) => {
    const place = order.indexOf(value);
    return place === -1 ? bits : bits | (1 << place);
  }, 0);
}

/** Types of a service or a query as bits. */
export function typeBits(types: readonly ServiceType[]): number {
  return toBits(SERVICE_TYPES, types);
}

/** Needs as bits. */
export function needBits(needs: readonly Need[]): number {
  return toBits(NEEDS, needs);
}

/** Audiences as bits; 0 where none are stated. */
export function categoryBits(categories: readonly Category[]): number {
  return toBits(CATEGORIES, categories);
}
