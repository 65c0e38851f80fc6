import { useText } from '#src/i18n/use-text.ts';
import { dia, momento } from '../when.ts';
import styles from '../Externo.module.css';

interface Passo {
  readonly ato: string;
  readonly em: string;
  readonly quem?: string;
  readonly texto?: string;
  readonly prazo?: string;
}

const names = [
  'enviada',
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
  'partilharDocumento',
  'responderDevolucao',
  'complementar',
  'assinarSolicitacao',
] as const;

/** What passed between both sides, in order. */
export const Passos = ({ andamentos }: { readonly andamentos: readonly Passo[] }) => {
  const text = useText();
  return (
    <ol className={styles.steps}>
      {andamentos.map(({ ato, em, quem, texto, prazo }, index) => {
        const name = names.find((one) => one === ato);
        return (
          // steps are only ever added at the end
          <li key={index}>
            <strong>{name === undefined ? ato : text(`externo.passo.${name}`)}</strong>
            <span className={styles.under}>
              {[momento(em), quem, prazo && text('externo.pedido.ate', { dia: dia(prazo) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {texto !== undefined && <p className={styles.words}>{texto}</p>}
          </li>
        );
      })}
    </ol>
  );
};
