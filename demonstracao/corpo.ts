import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { Relogio } from './relogio.ts';
import type { Trecho } from './trecho.ts';

/**
 * Writes `textos` into the editable regions of a model's body. A region is a run of nodes outside the fixed
 * containers; regions come in the order of `nomes`. A region without text keeps what the model offers.
 */
export const escreverCorpo = (
  corpo: NoCorpo,
  nomes: readonly string[],
  textos: Readonly<Record<string, readonly Trecho[]>>,
  relogio: Relogio,
): NoCorpo => {
  const content: NoCorpo[] = [];
  let regiao = -1;
  let dentro = false;
  let trocar = false;
  for (const no of corpo.content ?? []) {
    if (no.type === 'fixo') {
      dentro = false;
      content.push(no);
      continue;
    }
    if (!dentro) {
      dentro = true;
      regiao += 1;
      const texto = textos[nomes[regiao] ?? ''];
      trocar = texto !== undefined;
      for (const trecho of texto ?? []) content.push(bloco(trecho, relogio));
    }
    if (!trocar) content.push(no);
  }
  return { ...corpo, content };
};

const paragrafo = (texto: string, relogio: Relogio): NoCorpo => {
  const content = linha(relogio.situar(texto));
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
};

const lista = (type: string, itens: readonly string[], relogio: Relogio): NoCorpo => ({
  type,
  content: itens.map((item) => ({ type: 'listItem', content: [paragrafo(item, relogio)] })),
});

const bloco = (trecho: Trecho, relogio: Relogio): NoCorpo => {
  if (typeof trecho === 'string') return paragrafo(trecho, relogio);
  if ('titulo' in trecho)
    return { type: 'heading', attrs: { level: 3 }, content: linha(relogio.situar(trecho.titulo)) };
  if ('lista' in trecho) return lista('bulletList', trecho.lista, relogio);
  if ('numerada' in trecho) return lista('orderedList', trecho.numerada, relogio);
  if ('citacao' in trecho) return { type: 'blockquote', content: [paragrafo(trecho.citacao, relogio)] };
  if ('dispositivo' in trecho)
    return { ...paragrafo(trecho.texto, relogio), attrs: { dispositivo: trecho.dispositivo } };
  const fileira = (celulas: readonly string[], type: string): NoCorpo => ({
    type: 'tableRow',
    content: celulas.map((celula) => ({ type, content: [paragrafo(celula, relogio)] })),
  });
  return {
    type: 'table',
    content: [
      fileira(trecho.cabecalho, 'tableHeader'),
      ...trecho.linhas.map((linhaTabela) => fileira(linhaTabela, 'tableCell')),
    ],
  };
};

/** Text with `**bold**`, `//italic//` and `{{marcador}}`. */
const linha = (texto: string): NoCorpo[] => {
  const nos: NoCorpo[] = [];
  const ligadas = new Set<string>();
  const marcas = { '**': 'bold', '//': 'italic' } as const;
  for (const parte of texto.split(/(\*\*|\/\/|\{\{[a-z0-9_]+\}\})/)) {
    if (parte === '**' || parte === '//') {
      if (!ligadas.delete(marcas[parte])) ligadas.add(marcas[parte]);
      continue;
    }
    if (parte === '') continue;
    const marks = ligadas.size > 0 ? { marks: [...ligadas].map((type) => ({ type })) } : {};
    nos.push(
      parte.startsWith('{{')
        ? { type: 'marcador', attrs: { chave: parte.slice(2, -2) }, ...marks }
        : { type: 'text', text: parte, ...marks },
    );
  }
  return nos;
};
