import { checkInApi } from '#schemas/api/check-in.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { EdicaoDoConteudo } from '#src/conteudo/edicao/EdicaoDoConteudo.tsx';
import type { EntradaDe } from '#src/conteudo/edicao/use-entrada.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ProtocoloForm } from './ProtocoloForm.tsx';

const own = { ownDenial: true } as const;

const entrada: EntradaDe<Protocolo> = {
  chave: 'protocolo-edicao',
  ler: (id, signal) => call(protocoloApi.consultar, { params: { id } }, { ...own, signal }),
  assumir: (id) => call(checkInApi.assumirProtocolo, { body: { id } }, own),
};

/** A protocol that was not concluded and its form. */
export const ProtocoloEdicao = () => {
  const text = useText();
  return (
    <EdicaoDoConteudo
      entrada={entrada}
      tipo={tipoConteudo.arquivoDigital}
      words={{
        page: text('protocoloTela.edicao.pagina'),
        failed: text('protocoloTela.edicao.falhou'),
        refused: text('protocoloTela.edicao.naoEditavel'),
      }}
    >
      {(protocolo) => <ProtocoloForm protocolo={protocolo} />}
    </EdicaoDoConteudo>
  );
};
