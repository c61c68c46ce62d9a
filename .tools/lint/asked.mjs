// Lint: what a screen reads from the server it asks for by the cache, which gives up what was left or overtaken. So a
// call that reads stands in a `queryFn` and hands on the signal, or hands on the `options` of the one who asks.
const READS = new Set([
  'POST /export/dropdown-stations',
  'POST /export/check-tmas',
  'POST /counts/import/preview',
  'POST /counts/import/inspect',
  'POST /counts/import/timemark-headers',
  'POST /stations/channels',
  'POST /next-flow-predict',
]);

const reads = (name) => typeof name === 'string' && (name.startsWith('GET ') || READS.has(name));

function isInQuery(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === 'Property' && at.key.type === 'Identifier' && at.key.name === 'queryFn') return true;
  return false;
}

const hasSignal = (options) =>
  options?.type === 'ObjectExpression' &&
  options.properties.some(({ key }) => key?.type === 'Identifier' && key.name === 'signal');

const rule = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'call') return;
      const [key, , options] = node.arguments;
      const name = key?.type === 'Literal' ? key.value : undefined;
      if (!reads(name)) return;
      const passesOn = options?.type === 'Identifier' && options.name === 'options';
      if (passesOn || (isInQuery(node) && hasSignal(options))) return;
      const message = `${name} is asked for outside the cache: put it into a queryFn and hand on its signal.`;
      context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'asked' }, rules: { 'by-the-cache': rule } };
