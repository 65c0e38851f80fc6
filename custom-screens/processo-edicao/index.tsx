import { checkInApi } from '#schemas/api/check-in.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { EdicaoDoConteudo } from '#src/conteudo/edicao/EdicaoDoConteudo.tsx';
import type { EntradaDe } from '#src/conteudo/edicao/use-entrada.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ProcessoForm } from './ProcessoForm.tsx';

const own = { ownDenial: true } as const;

const entrada: EntradaDe<Processo> = {
  chave: 'processo-edicao',
  ler: (id, signal) => call(processoApi.consultar, { params: { id } }, { ...own, signal }),
  assumir: (id) => call(checkInApi.assumirProcesso, { body: { id } }, own),
};

/** A process that is being opened and its form. */
export const ProcessoEdicao = () => {
  const text = useText();
  return (
    <EdicaoDoConteudo
      entrada={entrada}
      tipo={tipoConteudo.processo}
      words={{
        page: text('processoEdicao.tela.pagina'),
        failed: text('processoEdicao.tela.falhou'),
        refused: text('processoEdicao.tela.naoEditavel'),
      }}
    >
      {(processo) => <ProcessoForm processo={processo} />}
    </EdicaoDoConteudo>
  );
};
