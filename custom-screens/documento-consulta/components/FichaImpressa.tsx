import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Documento } from '#schemas/generated.ts';
import { detailsOf, heldFor, holderOf, usePercurso } from '#src/conteudo/Percurso.tsx';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { useActingName } from '#src/session/use-acting-name.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { documentFacts } from '../document-facts.ts';
import styles from './Ficha.module.css';

/** The page as paper: what it is, who signs and what was done, oldest first. Only printing shows it. */
export const FichaImpressa = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const { departamento } = useSignedIn().dados;
  const printer = useActingName();
  const { organizacao } = useInstitution();
  const historico = useRead(tramiteApi.historico, { body: { conteudoId: documento.id } }, { ownError: true });
  const stages = usePercurso(documento.id);
  const acts = [...(historico.data?.itens ?? [])].reverse();
  const { sigilo, codigoVerificacao, assinantes } = documento;
  const who = (nome: string, substituto: string | undefined): string =>
    substituto === undefined ? nome : text('consulta.ficha.porSubstituicao', { substituto, nome });
  const secrecy = sigilo > 0 && (
    <p className={styles.secrecy}>{text(`ui.sigilo.${sigilo as 0 | 1 | 2 | 3 | 4}`)}</p>
  );
  return (
    <div className={styles.ficha} aria-hidden="true">
      {secrecy}
      <div className={styles.head}>
        <CoatOfArms size={40} />
        <div className="grow">
          <strong>{organizacao ?? text('shell.produto')}</strong>
          <div>{text('consulta.ficha.titulo')}</div>
        </div>
        {documento.numero !== undefined && <Etiqueta numero={documento.numero} />}
      </div>
      <h2>{documento.assunto}</h2>
      <Facts items={documentFacts(documento)} />
      <Facts items={documento.campos.map(({ rotulo, texto, endereco }) => [rotulo, texto ?? endereco])} />
      {assinantes.length > 0 && (
        <>
          <h3>{text('consulta.assinantes.titulo')}</h3>
          <table>
            <thead>
              <tr>
                <th>{text('consulta.ficha.nome')}</th>
                <th>{text('consulta.ficha.situacao')}</th>
                <th>{text('consulta.ficha.quando')}</th>
              </tr>
            </thead>
            <tbody>
              {assinantes.map(({ id, usuario: signer, unidade, situacao, assinadoEm, porQuem }) => (
                <tr key={id}>
                  <td>
                    {[who(signer.nome, porQuem), signer.cargo, unidade?.sigla].filter(Boolean).join(', ')}
                  </td>
                  <td>{text(`ui.assinatura.${chip[situacao]}`)}</td>
                  <td>{assinadoEm === undefined ? '' : formatMoment(assinadoEm)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {stages.length > 1 && (
        <>
          <h3>{text('tramite.percurso.titulo')}</h3>
          <table>
            <tbody>
              {stages.map((stage, index) => (
                <tr key={index}>
                  <td>{holderOf(stage)}</td>
                  <td>{heldFor(stage)}</td>
                  <td>
                    {detailsOf(stage).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                    {stage.despacho !== undefined && <div className={styles.said}>“{stage.despacho}”</div>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{text('consulta.historico.titulo')}</h3>
      <table>
        <thead>
          <tr>
            <th>{text('consulta.ficha.quando')}</th>
            <th>{text('consulta.ficha.ato')}</th>
            <th>{text('consulta.ficha.quem')}</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              <td className="num">{formatMoment(act.momento)}</td>
              <td>
                {act.texto}
                {act.detalhe !== undefined && <div>{act.detalhe}</div>}
                {act.citacao !== undefined && <div className={styles.said}>“{act.citacao}”</div>}
              </td>
              <td>{[who(act.quem, act.porQuem), act.unidade].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <span className="grow">
          {text('consulta.ficha.impressoPor', {
            nome: printer,
            unidade: departamento.sigla,
            quando: formatMoment(new Date()),
          })}
        </span>
        {codigoVerificacao !== undefined && (
          <span>{text('consulta.ficha.codigo', { codigo: codigoVerificacao })}</span>
        )}
      </footer>
      {secrecy}
    </div>
  );
};

const chip = {
  PENDENTE: 'pendente',
  ASSINADO: 'assinado',
  RECUSADO: 'recusado',
  CANCELADO: 'cancelada',
} as const;
