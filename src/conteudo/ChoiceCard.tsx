import styles from './Cadastro.module.css';

interface ChoiceCardProps {
  /** Cards of one group exclude each other. */
  readonly group: string;
  readonly sigla: string | undefined;
  readonly nome: string;
  readonly descricao: string | undefined;
  /** Whose it is, where that is worth telling. */
  readonly nota?: string | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One of the things that a content may begin with: a model, a type. */
export const ChoiceCard = ({ group, sigla, nome, descricao, nota, checked, onChoose }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      onKeyDown={(event) => {
        // the ring of the focus looks like a choice: Enter makes it one, as Space does
        if (event.key !== 'Enter' || checked) return;
        event.preventDefault();
        onChoose();
      }}
    />
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
