import type { Processo } from '#schemas/shapes/processo.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { Names } from '#src/conteudo/Names.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { processoFacts } from '../processo-facts.ts';

/** Everything that is known of the process. */
export const Dados = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { interessados, campos, tipoProcesso } = processo;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts items={processoFacts(processo)} />
      </ConsultaBlock>
      {campos.length > 0 && (
        <ConsultaBlock title={text('campos.titulo', { tipo: tipoProcesso.rotulo })}>
          <CamposLidos campos={campos} />
        </ConsultaBlock>
      )}
      <ConsultaBlock title={text('consulta.dados.interessados')}>
        <Names
          names={interessados.map(({ rotulo }) => rotulo)}
          none={text('consulta.dados.nenhumInteressado')}
        />
      </ConsultaBlock>
    </>
  );
};
