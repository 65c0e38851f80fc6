import { describe, expect, it } from 'vitest';
import { en } from '#schemas/messages/en/index.ts';
import { es } from '#schemas/messages/es/index.ts';
import { format, mensagem, ptBR, putTranslation } from '#schemas/messages/index.ts';

const texts = (node: object, path: readonly string[] = []): [string, unknown][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? texts(value as object, [...path, key])
      : [[[...path, key].join('.'), value] as [string, unknown]],
  );

it('fills the braces that have a value and leaves the others to be seen', () => {
  expect(format('{a} e {b}', { a: 1 })).toBe('1 e {b}');
  expect(mensagem('validacao.maxLength', { param: 'Nome', n: 3 })).toBe(
    'Nome precisa ter no máximo 3 caracteres.',
  );
  expect(mensagem('validacao.formato.cpf-cnpj')).toContain('CNPJ');
});

it('every text is a text, and calm: no exclamation, no excuse, no shouting', () => {
  const all = texts(ptBR);
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.filter(
    ([, text]) =>
      typeof text !== 'string' || text.trim() === '' || /!|por favor|ops\b/i.test(text) || /\{\{/.test(text),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it('the wording of the specification stays', () => {
  expect(ptBR.validacao.obrigatorio).toBe('{param} é um campo obrigatório.');
  expect(ptBR.validacao.numero).toBe('{param} precisa ser número.');
  expect(ptBR.validacao.maxLength).toContain('precisa ter no máximo {n} caracteres');
  expect(ptBR.validacao.formato.email).toBe('Precisa ser um e-mail válido.');
});

describe.each([
  ['es', es],
  ['en', en],
] as const)('%s', (_name, translation) => {
  const { ajuda, erro, localizacao, primeiroDia, shell, sobre, ui, validacao } = ptBR;
  const { servico, menu, campo, entrar, cadastro, confirmar, link, carta } = ptBR.externo;
  const externo = { servico, menu, campo, entrar, cadastro, confirmar, link, carta };
  const portuguese = texts({ ajuda, erro, externo, localizacao, primeiroDia, shell, sobre, ui, validacao });
  const translated = new Map(texts(translation));

  it('has every text of the frame, of the status messages and of the validation, and no other', () => {
    expect([...translated.keys()].sort()).toEqual(portuguese.map(([key]) => key).sort());
  });

  it('names the same values as the Portuguese, and says something', () => {
    const names = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const wrong = portuguese.filter(([key, text]) => {
      const other = translated.get(key);
      return typeof other !== 'string' || other.trim() === '' || names(other) !== names(text as string);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('speaks where it is in use, and leaves the rest in Portuguese', () => {
    putTranslation(() => translation);
    try {
      expect(mensagem('validacao.numero', { param: 'Volume' })).toBe(
        format(translation.validacao.numero, { param: 'Volume' }),
      );
      expect(mensagem('documento.notificacao.recebido', { unidade: 'CCL', numero: 1 })).toBe('CCL recebeu 1');
    } finally {
      putTranslation(() => undefined);
    }
  });
});
