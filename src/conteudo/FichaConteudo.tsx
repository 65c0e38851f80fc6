import type { ComponentProps, ReactNode } from 'react';
import { tramiteApi } from '#schemas/api/tramite.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { useActingName } from '#src/session/use-acting-name.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import styles from './Ficha.module.css';
import { detailsOf, heldFor, holderOf, usePercurso } from './Percurso.tsx';

interface FichaConteudoProps {
  readonly conteudo: Pick<ConteudoAberto, 'id' | 'numero' | 'assunto' | 'sigilo'>;
  /** What the paper is: "Ficha de documento". */
  readonly titulo: string;
  readonly facts: ComponentProps<typeof Facts>['items'];
  /** What only its kind has, before where it passed. */
  readonly children?: ReactNode;
  readonly codigo?: string | undefined;
}

/** The page of a content as paper: what it is, where it passed and what was done, oldest first. Only printing shows it. */
export const FichaConteudo = ({ conteudo, titulo, facts, children, codigo }: FichaConteudoProps) => {
  const text = useText();
  const { departamento } = useSignedIn().dados;
  const printer = useActingName();
  const { organizacao } = useInstitution();
  const { id, numero, assunto, sigilo } = conteudo;
  const historico = useRead(tramiteApi.historico, { body: { conteudoId: id } }, { ownError: true });
  const stages = usePercurso(id);
  const acts = [...(historico.data?.itens ?? [])].reverse();
  const who = useWho();
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
          <div>{titulo}</div>
        </div>
        {numero !== undefined && <Etiqueta numero={numero} />}
      </div>
      <h2>{assunto}</h2>
      <Facts items={facts} />
      {children}
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
      {historico.data?.totalExato === false && <p>{text('consulta.ficha.maisAntigos')}</p>}
      <footer className={styles.foot}>
        <span className="grow">
          {text('consulta.ficha.impressoPor', {
            nome: printer,
            unidade: departamento.sigla,
            quando: formatMoment(new Date()),
          })}
        </span>
        {codigo !== undefined && <span>{text('consulta.ficha.codigo', { codigo })}</span>}
      </footer>
      {secrecy}
    </div>
  );
};

/** A person, and who acted in their place. */
export const useWho = (): ((nome: string, substituto: string | undefined) => string) => {
  const text = useText();
  return (nome, substituto) =>
    substituto === undefined ? nome : text('consulta.ficha.porSubstituicao', { substituto, nome });
};
