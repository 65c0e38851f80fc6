import type { DestinoProtocolo, Protocolo } from '#schemas/shapes/protocolo.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { Verificacao } from '#src/conteudo/consulta/Verificacao.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { Names } from '#src/conteudo/Names.tsx';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { protocoloFacts } from '../protocolo-facts.ts';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import { Arquivo } from './Arquivo.tsx';
import styles from '../Protocolo.module.css';

interface DadosProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
  readonly onShow: (numero: number) => void;
}

/** Everything that is known of the protocol. */
export const Dados = ({ protocolo, acts, onShow }: DadosProps) => {
  const text = useText();
  const { interessados, destinos, campos, tipoDocumento, codigoVerificacao } = protocolo;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts items={protocoloFacts(protocolo)} />
      </ConsultaBlock>
      <ConsultaBlock title={text('protocoloTela.arquivo.titulo')}>
        <Arquivo protocolo={protocolo} acts={acts} onShow={onShow} />
      </ConsultaBlock>
      {campos.length > 0 && (
        <ConsultaBlock title={text('campos.titulo', { tipo: tipoDocumento.rotulo })}>
          <CamposLidos campos={campos} />
        </ConsultaBlock>
      )}
      <ConsultaBlock title={text('consulta.dados.interessados')}>
        <Names
          names={interessados.map(({ rotulo }) => rotulo)}
          none={text('consulta.dados.nenhumInteressado')}
        />
      </ConsultaBlock>
      <ConsultaBlock title={text('protocoloTela.destinos.titulo')}>
        {destinos.length === 0 ? (
          <p className="sm sub">{text('protocoloTela.consulta.nenhumDestino')}</p>
        ) : (
          <ul className={styles.destinos}>
            {destinos.map((destino) => (
              <Destino key={`${destino.especie} ${destino.rotulo}`} destino={destino} />
            ))}
          </ul>
        )}
      </ConsultaBlock>
      {codigoVerificacao !== undefined && (
        <Verificacao codigo={codigoVerificacao}>
          <p className="sm">{text('protocoloTela.consulta.verificacao')}</p>
        </Verificacao>
      )}
    </>
  );
};

const Destino = ({ destino }: { readonly destino: DestinoProtocolo }) => {
  const text = useText();
  const { especie, rotulo, periodicidade, enviadoEm, proximoEm } = destino;
  const said = [
    text(`protocoloTela.destinos.especies.${especie}`),
    ...(especie === 'USUARIO' ? [] : [text(`protocoloTela.destinos.periodicidades.${periodicidade}`)]),
    ...(enviadoEm === undefined
      ? []
      : [text('protocoloTela.destinos.enviadoEm', { quando: formatMinute(enviadoEm) })]),
    ...(proximoEm === undefined
      ? []
      : [text('protocoloTela.destinos.proximoEm', { dia: formatDay(proximoEm) })]),
  ];
  return (
    <li>
      {rotulo}
      <span className="xs mut">{said.join(' · ')}</span>
    </li>
  );
};
