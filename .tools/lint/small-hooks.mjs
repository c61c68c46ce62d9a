// Lint: a hook hands on few things. One that returns an object of more members weaves a screen's state by hand: that
// state belongs in a store, whose views read what they show.
const MOST = 8;

/** The name of the function, if it is declared with one or is a constant's value. */
function nameOf(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
}

/** What the expression is worth where it is a name for a constant of the same function. */
function resolved(value, body) {
  if (value?.type !== 'Identifier' || body.type !== 'BlockStatement') return value;
  const constants = body.body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  return constants.find(({ id }) => id.type === 'Identifier' && id.name === value.name)?.init ?? value;
}

const bare = (node) => (/^TS(As|Satisfies)/.test(node?.type ?? '') ? bare(node.expression) : node);

const rule = {
  create(context) {
    const stack = [];
    const check = (value, hook, node) => {
      const object = bare(resolved(bare(value), hook.body));
      const count = object?.type === 'ObjectExpression' ? object.properties.length : 0;
      if (count > MOST) {
        const message = `${nameOf(hook)} returns ${count} members, more than ${MOST}: make a store of it.`;
        context.report({ node, message });
      }
    };
    const isHook = (node) => node && /^use[A-Z]/.test(nameOf(node));
    const enter = (node) => {
      stack.push(node);
      if (isHook(node) && node.body.type !== 'BlockStatement') check(node.body, node, node);
    };
    const leave = () => void stack.pop();
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: (node) => {
        const inner = stack.at(-1);
        if (isHook(inner)) check(node.argument, inner, node);
      },
    };
  },
};

export default { meta: { name: 'hooks' }, rules: { 'few-members': rule } };
