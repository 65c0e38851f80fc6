import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { judge } from '#server/conteudo/atos/act-table.ts';
import { documentoActs } from '#server/documento/acts.ts';
import { actTableText } from './act-table-text.ts';
import { roleNames, situationOfRole } from './situations-of-roles.ts';
import { transitions } from './transicoes.ts';

const contributing = new URL('../../../CONTRIBUTING.md', import.meta.url);
const [begin, end] = ['<!-- tabela dos atos: início -->', '<!-- tabela dos atos: fim -->'];

describe('a tabela dos atos de documentos', () => {
  it('tem os atos que se escreveram à mão, e só eles', () => {
    expect(documentoActs.map(({ nome }) => nome)).toEqual(Object.keys(transitions));
  });

  it.each(documentoActs.map((rule) => [rule.nome, rule] as const))(
    '%s: em cada fase, estado e papel, é o que se escreveu',
    (nome, rule) => {
      const { fase: fases = [], estados = [], quem = [] } = transitions[nome] ?? {};
      for (const fase of [0, 1])
        for (let estado = 0; estado < 10; estado += 1)
          for (const role of roleNames) {
            const verdict = judge(rule, situationOfRole(role, fase, estado));
            const inPlace = fases.includes(fase) && estados.includes(estado);
            const expected = !inPlace ? 'fora' : quem.includes(role) ? 'permitida' : 'recusada';
            const found = typeof verdict === 'string' ? verdict : 'recusada';
            expect(found, `${role}, fase ${fase}, estado ${estado}: ${JSON.stringify(verdict)}`).toBe(
              expected,
            );
          }
    },
  );

  it('é a que CONTRIBUTING imprime (TABELA_DOS_ATOS=escrever a escreve)', async () => {
    const text = await readFile(contributing, 'utf8');
    const [before = '', after = ''] = [text.split(begin)[0], text.split(end)[1]];
    const table = await prettier.format(actTableText(documentoActs), { parser: 'markdown' });
    const wanted = `${before}${begin}\n\n${table}\n${end}${after}`;
    if (process.env['TABELA_DOS_ATOS'] === 'escrever') await writeFile(contributing, wanted);
    else expect(text).toBe(wanted);
  });
});
