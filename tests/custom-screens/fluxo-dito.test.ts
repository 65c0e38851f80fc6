import { beforeAll, expect, it } from 'vitest';
import type { CampoDeRegra } from '#screens/fluxo-gerenciar/regras/campos.ts';
import { conditionWords } from '#screens/fluxo-gerenciar/regras/rule-words.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';

const campo = (
  nome: string,
  rotulo: string,
  tipo: CampoDeRegra['tipo'],
  opcoes: CampoDeRegra['opcoes'] = [],
) => ({
  campo: nome,
  rotulo,
  tipo,
  opcoes,
});
const campos: readonly CampoDeRegra[] = [
  campo('fluxo.valor', 'Valor estimado', 'NUMERO'),
  campo('fluxo.urgente', 'É urgente', 'SIM_NAO'),
  campo('fluxo.decisao', 'Última decisão', 'ESCOLHA', [{ value: 'APROVAR', label: 'Aprovar' }]),
  campo('conteudo.Data da sessão', 'Conteúdo: Data da sessão', 'DATA'),
  campo('fluxo.quem', 'Responsável', 'PESSOA', [{ value: '31', label: 'Helena Pires' }]),
  campo('fluxo.onde', 'Onde', 'UNIDADE'),
  campo('conteudo.assunto', 'Conteúdo: assunto', 'TEXTO'),
];

beforeAll(() => loadTexts());

it.each([
  ['fluxo.valor > 8000.5', 'Valor estimado é maior que 8.000,5'],
  ['fluxo.quem = 31 or fluxo.quem = null', 'Responsável é Helena Pires ou Responsável não tem resposta'],
  ['fluxo.quem != 4 and fluxo.onde = 7', 'Responsável não é pessoa nº 4 e Onde é unidade nº 7'],
  ['fluxo.urgente = false', 'É urgente é não'],
  ['fluxo.decisao = "APROVAR"', 'Última decisão é Aprovar'],
  ['fluxo.decisao = "OUTRA" or fluxo.valor <= 3', 'Última decisão é “OUTRA” ou Valor estimado é no máximo 3'],
  [
    'contains(conteudo.assunto, "férias") and fluxo.valor != null',
    'Conteúdo: assunto contém “férias” e Valor estimado tem resposta',
  ],
  [
    'date(get value(conteudo, "Data da sessão")) < today() - duration("P3D")',
    'Conteúdo: Data da sessão é antes de há 3 dias',
  ],
  [
    'date(get value(conteudo, "Data da sessão")) >= date("2026-11-18")',
    'Conteúdo: Data da sessão é a partir de 18/11/2026',
  ],
  ['fluxo.outro = 3', undefined],
  ['some x in fluxo.valor satisfies x > 1', undefined],
  ['', undefined],
])('a condição %s diz-se %s', (feel, dito) => expect(conditionWords(campos, text)(feel)).toBe(dito));
