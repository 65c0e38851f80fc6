import { defined } from '#schemas/defined.ts';
import { comFormulario, feitaPorAto } from '#schemas/fluxo/atividade.ts';
import type { FieldError } from '#schemas/app-error.ts';
import type { EscolhaSimulada } from '#schemas/shapes/fluxo-simulacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { answersOf, readSaida, type Saida } from '../andamento/index.ts';
import { within } from '../motor/index.ts';
import { goOnFrom } from './advance-case.ts';
import { tell, type Aberta, type Caso } from './caso.ts';
import type { Mundo } from './mundo.ts';
import { nextMoment, passTime } from './pass-time.ts';

/** A choice that was made, that is not of this case any more, or whose fields do not serve. */
type Chosen = 'feita' | 'naoSeAplica' | readonly FieldError[];

/** What somebody who simulates chose to happen next. */
export const choose = async (mundo: Mundo, caso: Caso, escolha: EscolhaSimulada): Promise<Chosen> => {
  if (caso.situacao !== 'ANDANDO') return 'naoSeAplica';
  switch (escolha.tipo) {
    case 'CONCLUIR':
      return conclude(mundo, caso, escolha);
    case 'EVENTO':
      return happen(mundo, caso, escolha.evento);
    case 'AVANCAR':
      await passTime(mundo, caso, new Date(caso.agora.getTime() + (escolha.horas ?? 24) * 3_600_000));
      return 'feita';
    case 'PROXIMO': {
      const next = nextMoment(mundo, caso);
      if (!next) return 'naoSeAplica';
      await passTime(mundo, caso, next);
      return 'feita';
    }
  }
};

const conclude = async (
  mundo: Mundo,
  caso: Caso,
  { chave, por, decisao, motivo, respostas }: EscolhaSimulada,
): Promise<Chosen> => {
  const one = caso.abertas.find((open) => open.chave === chave);
  if (!one?.atividade) return 'naoSeAplica';
  const { especie, campos } = one.atividade;
  const quem =
    por === undefined
      ? one.chamados.pessoas[0]
      : one.chamados.pessoas.find(({ usuarioId }) => usuarioId === por);
  if (!quem) return [{ campo: 'por', mensagem: mensagem('fluxo.recusa.naoEDoPapel') }];
  const asked = defined({ decisao, motivo, respostas });
  const read = comFormulario(especie)
    ? readSaida({ especie, campos }, asked, mundo.dia(caso.agora))
    : { saida: { respostas: {} } };
  if ('erros' in read) return read.erros;
  const erros = await mundo.registros.errados(campos, read.saida.respostas);
  if (erros.length > 0) return erros;
  await done(mundo, caso, one, read.saida, quem.nome);
  return 'feita';
};

/** An activity is done by somebody, with what was decided and answered. */
export const done = async (
  mundo: Mundo,
  caso: Caso,
  one: Aberta,
  saida: Saida,
  quem: string,
): Promise<void> => {
  const { nome, elemento, atividade } = one;
  const said = saida.decisao ?? atividade?.especie ?? 'FORMULARIO';
  const campos = atividade?.campos ?? [];
  const nomes = await mundo.registros.nomes(campos, saida.respostas);
  const answers = answersOf(campos, saida, nomes).map(({ rotulo, valor }) => `${rotulo}: ${valor}`);
  tell(
    caso,
    [mensagem(`fluxoSimulacao.fato.feita.${said}`, { quem, nome }), answers.join('; ')]
      .filter((part) => part !== '')
      .join(' '),
    elemento,
  );
  const own = elemento.split(within).at(-1) ?? elemento;
  caso.variaveis = {
    ...caso.variaveis,
    ...saida.respostas,
    ...(saida.decisao && { decisao: saida.decisao, [`decisao_${own}`]: saida.decisao }),
  };
  const evento = atividade && feitaPorAto[atividade.especie];
  // one signature is not that of everybody
  await goOnFrom(mundo, caso, one, evento === 'assinado' ? undefined : evento);
};

/** An event of the content: everything that waits for it goes on. */
export const happen = async (mundo: Mundo, caso: Caso, evento: string | undefined): Promise<Chosen> => {
  const [first] = caso.abertas.filter(({ especie, espera }) => especie === 'ESPERA' && espera === evento);
  if (!first) return 'naoSeAplica';
  tell(caso, mensagem('fluxoSimulacao.fato.aconteceu', { nome: first.nome }), first.elemento);
  await goOnFrom(mundo, caso, first, evento);
  return 'feita';
};
