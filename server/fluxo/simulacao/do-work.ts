import { mensagem } from '#schemas/messages/index.ts';
import { stepText } from '../andamento/index.ts';
import { StepFailed } from '../motor/index.ts';
import { halt, peopleText, tell, type Aberta, type Caso } from './caso.ts';
import { relogioOf, type Mundo } from './mundo.ts';
import { steps } from './steps.ts';

/** What the server would do by itself, told instead of done: the event that it would leave, or that the case stopped there. */
export const doWork = async (
  mundo: Mundo,
  caso: Caso,
  { elemento }: Aberta,
): Promise<'parou' | 'tramitado' | 'finalizado' | undefined> => {
  const trabalho = mundo.plano.elementos[elemento]?.trabalho;
  const say = (texto: string): undefined => void tell(caso, texto, elemento);
  const fail = (detalhe: string): 'parou' => {
    halt(caso, { elemento, mensagem: mensagem('fluxo.problema.TRABALHO', { detalhe }) });
    return 'parou';
  };
  switch (trabalho?.tipo) {
    case 'NOTIFICAR': {
      const { pessoas } = await mundo.chamados(trabalho.papel, caso.agora, caso.detentor.unidadeId);
      const { texto } = trabalho;
      if (pessoas.length === 0) return say(mensagem('fluxoSimulacao.fato.avisaNinguem', { texto }));
      return say(mensagem('fluxoSimulacao.fato.avisa', { texto, quem: peopleText(pessoas) }));
    }
    case 'TRAMITAR': {
      const { unidade: sigla } = trabalho;
      const unidadeId = mundo.unidade(sigla);
      if (unidadeId === undefined) return fail(mensagem('fluxo.naoFaz.unidade', { unidade: sigla }));
      if (unidadeId === caso.detentor.unidadeId)
        return say(mensagem('fluxoSimulacao.fato.jaEsta', { unidade: sigla }));
      caso.detentor = { unidadeId, sigla };
      say(mensagem('fluxoSimulacao.fato.tramita', { unidade: sigla }));
      return 'tramitado';
    }
    case 'ARQUIVAR':
      say(mensagem('fluxoSimulacao.fato.finaliza'));
      return 'finalizado';
    case 'DECIDIR':
      return decide(mundo, caso, elemento);
    case undefined:
      return undefined;
  }
};

const decide = async (mundo: Mundo, caso: Caso, elemento: string): Promise<'parou' | undefined> => {
  const { regras = [], resultado = '' } = mundo.plano.elementos[elemento]?.trabalho ?? {};
  const stop = (texto: string): 'parou' => {
    halt(caso, { elemento, mensagem: texto });
    return 'parou';
  };
  try {
    const scope = {
      conteudo: { ...mundo.conteudo, unidade: caso.detentor.sigla },
      fluxo: caso.variaveis,
      executantes: {},
    };
    const valor = await steps.decide(regras, scope, elemento, relogioOf(mundo, caso));
    if (valor === undefined)
      return stop(mensagem('fluxo.problema.TRABALHO', { detalhe: mensagem('fluxo.naoFaz.semLinha') }));
    caso.variaveis = { ...caso.variaveis, [resultado]: valor };
    tell(caso, mensagem('fluxoSimulacao.fato.decide', { resultado, valor }), elemento);
    return undefined;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    caso.demorou ||= error.tipo === 'DEMOROU';
    return stop(stepText(error));
  }
};
