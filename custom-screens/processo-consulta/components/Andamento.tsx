import type { Processo } from '#schemas/generated.ts';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { TempoPorUnidade } from './TempoPorUnidade.tsx';

/** What is happening with the process, and how long each unit has had it. */
export const Andamento = ({ processo }: { readonly processo: Processo }) => (
  <AndamentoDoConteudo conteudo={processo}>
    <TempoPorUnidade processo={processo} />
  </AndamentoDoConteudo>
);
