const needed = [20, 20];

/** Says in one line that Node is too old. Written in old syntax on purpose: an old Node must be able to read it. */
export function ensureNodeVersion() {
  const found = process.versions.node.split('.').map(Number);
  if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) return;
  console.error(
    'O Malote precisa do Node ' +
      needed.join('.') +
      ' ou mais novo; este é o ' +
      process.versions.node +
      '. Instale uma versão mais nova em https://nodejs.org',
  );
  process.exit(1);
}
