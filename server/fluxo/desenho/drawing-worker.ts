import { XmlRefused } from '#schemas/fluxo/open-moddle.ts';
import { serveLine } from '#server/ferramentas/apart/serve-line.ts';
import { compile, FlowTooLarge } from '../motor/index.ts';
import type { AskedApart, FailedApart, SaidApart } from './drawing-apart.ts';
import { callsOf, judge } from './judge.ts';

serveLine(
  async (asked: AskedApart): Promise<SaidApart> => {
    switch (asked.kind) {
      case 'julgar':
        return { kind: 'julgado', julgado: await judge(asked.xml, asked.known) };
      case 'chamadas':
        return { kind: 'chamadas', chama: await callsOf(asked.xml) };
      case 'montar':
        return {
          kind: 'montado',
          plano: await compile(asked.xml, (codigo) => Promise.resolve(asked.subfluxos.get(codigo))),
        };
    }
  },
  (error): FailedApart | undefined => {
    if (error instanceof XmlRefused)
      return { kind: 'recusado', problem: error.problem, detail: error.detail };
    return error instanceof FlowTooLarge
      ? { kind: 'grande', elemento: error.elemento, codigo: error.codigo }
      : undefined;
  },
);
