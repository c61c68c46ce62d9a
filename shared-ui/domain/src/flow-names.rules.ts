/** What a flow is called by: its name and the labels of its codes, in the reader's language. */
export type NamedFlow = {
  id: number;
  name: string;
  count_type: string;
  direction: string;
  street_side: string;
};

/**
 * A name for each of a station's flows by which it can be told from the others: its own where no other has it, else
 * with what they differ in.
 */
export function flowNames(flows: readonly NamedFlow[]): Map<number, string> {
  return named(flows, ({ name }) => name.trim(), ['count_type', 'direction', 'street_side']);
}

/** The direction of each flow; with its street side where another flow of the same type goes the same way. */
export function flowDirections(flows: readonly NamedFlow[]): Map<number, string> {
  const byType = Map.groupBy(flows, ({ count_type }) => count_type);
  const names = [...byType.values()].map((own) =>
    named(own, ({ direction }) => direction, ['street_side', 'name']),
  );
  return new Map(names.flatMap((one) => [...one]));
}

function named(
  flows: readonly NamedFlow[],
  nameOf: (flow: NamedFlow) => string,
  facts: readonly ('name' | 'count_type' | 'direction' | 'street_side')[],
): Map<number, string> {
  const alike = Map.groupBy(flows, (flow) => nameOf(flow).toLowerCase());
  return new Map(
    flows.map((flow) => {
      const others = alike.get(nameOf(flow).toLowerCase()) ?? [];
      const telling = facts.filter((fact) => others.some((other) => other[fact] !== flow[fact]));
      const words = telling.map((fact) => flow[fact]).filter(Boolean);
      const name = nameOf(flow);
      return [flow.id, words.length === 0 ? name : name ? `${name} (${words.join(', ')})` : words.join(', ')];
    }),
  );
}
