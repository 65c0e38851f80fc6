import styles from './DocumentoCadastro.module.css';

interface ModeloCardProps {
  readonly sigla: string | undefined;
  readonly nome: string;
  readonly descricao: string | undefined;
  /** Whose it is, where that is worth telling. */
  readonly nota?: string | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One of the models that a document may begin with. */
export const ModeloCard = ({ sigla, nome, descricao, nota, checked, onChoose }: ModeloCardProps) => (
  <label className={styles.card}>
    <input type="radio" name="modelo" checked={checked} onChange={onChoose} />
    <span className={styles.sigla} aria-hidden="true">
      {sigla ?? nome.slice(0, 2).toUpperCase()}
    </span>
    <span className="grow">
      <span className={styles.name}>{nome}</span>
      {descricao !== undefined && <span className={styles.text}>{descricao}</span>}
      {nota !== undefined && <span className={styles.note}>{nota}</span>}
    </span>
  </label>
);
