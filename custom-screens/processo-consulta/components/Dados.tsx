import type { Processo } from '#schemas/generated.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { Names } from '#src/conteudo/Names.tsx';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';

/** Everything that is known of the process. */
export const Dados = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { detentor, unidade, interessados, campos, tipoProcesso, concluidoEm, vencimento } = processo;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return (
    <>
      <ConsultaBlock title={text('consulta.dados.identificacao')}>
        <Facts
          items={[
            [text('consulta.dados.numero'), processo.numero],
            [text('consulta.dados.assunto'), processo.assunto],
            [text('processoConsulta.dados.tipo'), tipoProcesso.rotulo],
            [text('consulta.dados.classe'), processo.assuntoClasse?.rotulo],
            [text('consulta.dados.autor'), processo.autor.nome],
            [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
            [text('consulta.dados.detentor'), holder],
            [text('consulta.dados.criado'), formatMoment(processo.criadoEm)],
            [text('consulta.dados.concluido'), concluidoEm && formatMoment(concluidoEm)],
            [text('consulta.dados.alterado'), formatMoment(processo.alteradoEm)],
            [text('consulta.dados.vencimento'), vencimento && formatDay(vencimento)],
            [text('consulta.dados.sigilo'), text(`ui.sigilo.${processo.sigilo as 0 | 1 | 2 | 3 | 4}`)],
            [text('consulta.dados.acesso'), text(`ui.acesso.${processo.nivelAcesso}`)],
            [text('consulta.dados.hipotese'), processo.hipoteseLegal],
            [text('processoConsulta.dados.observacoes'), processo.observacoes],
          ]}
        />
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
