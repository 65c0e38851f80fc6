import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitesCorpo } from '#schemas/corpo/limites-corpo.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import { modelos } from '#demonstracao/modelos.ts';
import {
  assinatura,
  celula,
  doc,
  fixo,
  h,
  imagem,
  lista,
  marcador,
  p,
  quebra,
  tabela,
  texto,
} from './nos.ts';

const refusal = (value: unknown): string => {
  const result = validateCorpo(value);
  return result.ok ? 'accepted' : result.mensagem;
};

const nested = (depth: number): NoCorpo =>
  depth === 0 ? p('fundo') : { type: 'blockquote', content: [nested(depth - 1)] };

describe('a body is accepted', () => {
  test('with everything that the editor can make, nulls included', () => {
    const corpo = doc(
      fixo('cabecalho', p('Prefeitura', { classe: 'orgao', textAlign: null })),
      h(1, 'Título'),
      p([texto('a', 'bold', 'italic', 'underline', 'strike', 'code'), quebra, marcador('valor')]),
      p([
        {
          type: 'text',
          text: 'elo',
          marks: [{ type: 'link', attrs: { href: 'MAILTO:a@b.br', target: null } }],
        },
      ]),
      lista('orderedList', [p('um'), lista('bulletList', [p('dois')])]),
      tabela([celula('x', { colspan: 2, rowspan: 1, colwidth: [120, null] }, 'tableHeader')]),
      imagem('a1', { alt: null, decorativa: true, width: 40 }),
      { type: 'horizontalRule' },
      { type: 'pageBreak' },
      { type: 'paragraph' },
      assinatura('assinatura_1'),
    );
    expect(validateCorpo(corpo)).toEqual({ ok: true, corpo });
  });

  test.each(modelos.map(({ codigo, corpo }) => [codigo, corpo] as const))('model %s', (_, corpo) => {
    expect(refusal(corpo)).toBe('accepted');
  });
});

describe('a body is refused, with its place', () => {
  test.each<[string, unknown, string]>([
    ['a value that is no tree', 'texto', 'documento'],
    ['a root that is no document', p('só um parágrafo'), 'parágrafo 1, «só um parágrafo»'],
    ['an unknown node', doc(p('a'), p([{ type: 'script' }, texto('oi')])), 'parágrafo 2, «oi»'],
    ['an unknown attribute', doc(p('a'), h(2, 'b'), p('longe', { style: 'x' })), 'parágrafo 2, «longe»'],
    ['a paragraph inside a paragraph', doc(p([p('dentro')])), 'parágrafo 1'],
    ['a heading of level 5', doc(h(5, 'fundo')), 'título 1, «fundo»'],
    ['an item out of a list', doc({ type: 'listItem', content: [] }), 'documento'],
    [
      'a cell with a bad span',
      doc(tabela([celula('x'), celula('y', { colspan: 0 })])),
      'tabela 1, linha 1, coluna 2',
    ],
    ['a key that is no key', doc(p([texto('a '), marcador('__proto__')])), 'parágrafo 1, «a»'],
    ['an empty text', doc(p([texto('')])), 'parágrafo 1'],
  ])('%s', (_, value, lugar) => {
    expect(refusal(value)).toContain('não está no formato esperado');
    expect(refusal(value)).toContain(lugar);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//sem.esquema',
    'https://a b',
  ])('a link to %s', (href) => {
    const link = { type: 'text', text: 'clique', marks: [{ type: 'link', attrs: { href } }] };
    expect(refusal(doc(p([link])))).toBe(
      'O endereço da ligação não é aceito: parágrafo 1, «clique». Use http, https ou e-mail.',
    );
  });

  test('one node too deep', () => {
    const depth = limitesCorpo.profundidade - 2;
    expect(refusal(doc(nested(depth)))).toBe('accepted');
    expect(refusal(doc(nested(depth + 1)))).toContain('umas dentro das outras');
  });

  test('too many nodes, characters, images or columns', () => {
    expect(refusal(doc(...Array.from({ length: limitesCorpo.nos }, () => p([]))))).toContain(
      'passa do tamanho',
    );
    expect(refusal(doc(p('x'.repeat(limitesCorpo.caracteres + 1))))).toContain('passa do tamanho');
    const images = Array.from({ length: limitesCorpo.imagens + 1 }, () => imagem('a'));
    expect(refusal(doc(...images))).toContain('imagens demais');
    const row = Array.from({ length: limitesCorpo.colunas + 1 }, () => celula('x'));
    expect(refusal(doc(p('a'), tabela(row)))).toContain('colunas demais: tabela 1, linha 1, coluna 1');
  });

  test('a tree made to exhaust the stack', () => {
    let tree: unknown = { type: 'paragraph' };
    for (let depth = 0; depth < 100_000; depth += 1) {
      tree = depth % 2 ? { type: 'blockquote', content: [tree] } : { type: 'text', marks: [tree] };
    }
    expect(refusal({ type: 'doc', content: [tree] })).not.toBe('accepted');
  });

  test('never by throwing, whatever the value', () => {
    const shape = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('doc', 'paragraph', 'text', 'table', 'tableRow', 'image', 'fixo'),
            fc.jsonValue(),
          ),
          content: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.array(tie('node'), { maxLength: 4 })),
          attrs: fc.jsonValue(),
          marks: fc.jsonValue(),
          text: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), shape.node), (value) => {
        expect(typeof validateCorpo(value).ok).toBe('boolean');
      }),
    );
  });
});
