import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';

/** Short ways to write bodies in tests. */
export const doc = (...content: readonly NoCorpo[]): CorpoDoc => ({ type: 'doc', content }) as CorpoDoc;

export const texto = (text: string, ...marks: readonly string[]): NoCorpo =>
  marks.length > 0 ? { type: 'text', text, marks: marks.map((type) => ({ type })) } : { type: 'text', text };

export const marcador = (chave: string): NoCorpo => ({ type: 'marcador', attrs: { chave } });

export const nota = (...content: readonly NoCorpo[]): NoCorpo => ({ type: 'nota', content });

export const referencia = (alvo: string): NoCorpo => ({ type: 'referencia', attrs: { alvo } });

/** The same node where a reference finds it. */
export const ancorado = (ancora: string, no: NoCorpo): NoCorpo => ({ ...no, attrs: { ...no.attrs, ancora } });

export const quebra: NoCorpo = { type: 'hardBreak' };

export const p = (content: string | readonly NoCorpo[], attrs?: NoCorpo['attrs']): NoCorpo => ({
  type: 'paragraph',
  attrs,
  content: typeof content === 'string' ? [texto(content)] : content,
});

/** A numbered part of a norm or contract. */
export const dispositivo = (
  tipo: string,
  content: string | readonly NoCorpo[],
  attrs: NoCorpo['attrs'] = {},
): NoCorpo => p(content, { dispositivo: tipo, ...attrs });

export const h = (level: number, text: string): NoCorpo => ({
  type: 'heading',
  attrs: { level },
  content: [texto(text)],
});

export const lista = (
  type: 'bulletList' | 'orderedList',
  ...items: readonly (readonly NoCorpo[])[]
): NoCorpo => ({
  type,
  content: items.map((content) => ({ type: 'listItem', content })),
});

export const celula = (text: string, attrs?: NoCorpo['attrs'], type = 'tableCell'): NoCorpo => ({
  type,
  attrs,
  content: [p(text)],
});

export const tabela = (...rows: readonly (readonly NoCorpo[])[]): NoCorpo => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});

export const imagem = (arquivo: string, attrs: NoCorpo['attrs'] = {}): NoCorpo => ({
  type: 'image',
  attrs: { arquivo, ...attrs },
});

export const assinatura = (chave: string): NoCorpo => ({ type: 'assinatura', attrs: { chave } });

export const fixo = (area: 'cabecalho' | 'corpo' | 'rodape', ...content: readonly NoCorpo[]): NoCorpo => ({
  type: 'fixo',
  attrs: { area },
  content,
});
