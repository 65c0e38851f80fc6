import Button from '@mui/material/Button';
import { GitCompare } from 'lucide-react';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Documento, VersaoDocumento } from '#schemas/shapes/documento.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { Verificacao } from '#src/conteudo/consulta/Verificacao.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { Names } from '#src/conteudo/Names.tsx';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { documentFacts } from '../document-facts.ts';
import { Vinculos } from '../vinculos/Vinculos.tsx';
import { Colaboracao } from './Colaboracao.tsx';
import styles from '#src/conteudo/Consulta.module.css';

interface DadosProps {
  readonly documento: Documento;
  readonly onVersion: (numero: number) => void;
  readonly onCompare: () => void;
}

/** Everything that is known of the document. */
export const Dados = ({ documento, onVersion, onCompare }: DadosProps) => {
  const text = useText();
  const { interessados, destinos, versoes } = documento;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts items={documentFacts(documento)} />
      </ConsultaBlock>
      {documento.campos.length > 0 && (
        <ConsultaBlock
          title={
            documento.tipo === tipoConteudo.formularioPdf
              ? documento.modelo.rotulo
              : text('campos.titulo', { tipo: documento.tipoDocumento.rotulo })
          }
        >
          <CamposLidos campos={documento.campos} />
        </ConsultaBlock>
      )}
      <ConsultaBlock title={text('consulta.dados.interessados')}>
        <Names
          names={interessados.map(({ rotulo }) => rotulo)}
          none={text('consulta.dados.nenhumInteressado')}
        />
      </ConsultaBlock>
      <ConsultaBlock title={text('consulta.dados.destinos')}>
        <Names
          names={destinos.map(({ unidade, usuario }) =>
            usuario ? `${usuario.nome} (${unidade.sigla})` : `${unidade.sigla} - ${unidade.nome}`,
          )}
          none={text('consulta.dados.nenhumDestino')}
        />
      </ConsultaBlock>
      {(documento.colaboradores ?? []).length > 0 && (
        <ConsultaBlock title={text('colaboracao.titulo')}>
          <Colaboracao documento={documento} />
        </ConsultaBlock>
      )}
      <ConsultaBlock title={text('vinculos.titulo')}>
        <Vinculos documento={documento} />
      </ConsultaBlock>
      <Verificacao codigo={documento.codigoVerificacao} sha256={documento.sha256}>
        {documento.publicadoEm !== undefined && (
          <p className="sm">{text('consulta.dados.naPaginaPublica')}</p>
        )}
      </Verificacao>
      {versoes.length > 1 && (
        <ConsultaBlock title={text('consulta.dados.versoes')}>
          <ul className={styles.versions}>
            {[...versoes].reverse().map((versao) => (
              <Version
                key={versao.numero}
                versao={versao}
                shown={documento.numeroVersao}
                onVersion={onVersion}
              />
            ))}
          </ul>
          <Button size="small" startIcon={<GitCompare aria-hidden="true" />} onClick={onCompare}>
            {text('consulta.dados.comparar')}
          </Button>
        </ConsultaBlock>
      )}
    </>
  );
};

interface VersionProps {
  readonly versao: VersaoDocumento;
  readonly shown: number;
  readonly onVersion: (numero: number) => void;
}

const Version = ({ versao, shown, onVersion }: VersionProps) => {
  const text = useText();
  const { numero, situacao, criadaEm, concluidaEm } = versao;
  const label = text('consulta.dados.versaoLinha', {
    n: numero,
    situacao: text(`consulta.dados.situacaoVersao.${situacao}`),
  });
  return (
    <li>
      {numero === shown ? (
        <b>{label}</b>
      ) : (
        <button type="button" className={styles.linkButton} onClick={() => onVersion(numero)}>
          {label}
        </button>
      )}
      <span className="xs mut num">
        {concluidaEm === undefined ? formatDay(criadaEm) : formatMoment(concluidaEm)}
      </span>
    </li>
  );
};
