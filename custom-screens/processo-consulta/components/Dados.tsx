import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Processo } from '#schemas/shapes/processo.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { Names } from '#src/conteudo/Names.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { processoFacts } from '../processo-facts.ts';
import styles from '#src/conteudo/Consulta.module.css';

/** Everything that is known of the process. */
export const Dados = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { interessados, campos, tipoProcesso, codigoPublico } = processo;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts items={processoFacts(processo)} />
        {codigoPublico !== undefined && (
          <Link
            className={styles.publicPage}
            to={`/publicacoes/${codigoPublico}`}
            target="_blank"
            rel="noopener"
          >
            {text('processoConsulta.dados.paginaPublica')}
            <ExternalLink size={14} aria-hidden="true" />
          </Link>
        )}
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
