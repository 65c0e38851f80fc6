import styles from './StepList.module.css';

interface Step {
  readonly title: string;
  /** When, who, until when: what there is of them. */
  readonly about: readonly (string | undefined)[];
  readonly words?: string | undefined;
}

/** What happened, in order; steps are only ever added at the end. */
export const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, about, words }, index) => (
      <li key={index}>
        <strong>{title}</strong>
        <span className={styles.under}>{about.filter(Boolean).join(' · ')}</span>
        {words !== undefined && <p className={styles.words}>{words}</p>}
      </li>
    ))}
  </ol>
);
