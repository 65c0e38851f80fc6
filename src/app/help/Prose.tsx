import { Fragment } from 'react';
import { Highlight } from '#src/ui/Highlight.tsx';
import type { Block, Inline } from './guide.ts';
import styles from './Help.module.css';

interface WordsProps {
  readonly of: readonly Inline[];
  readonly term: string | undefined;
}

const Words = ({ of, term }: WordsProps) =>
  of.map((inline, at) => (
    <Fragment key={at}>
      {typeof inline === 'string' ? (
        <Highlight term={term}>{inline}</Highlight>
      ) : 'code' in inline ? (
        <code>{inline.code}</code>
      ) : 'b' in inline ? (
        <strong>
          <Words of={inline.b} term={term} />
        </strong>
      ) : 'i' in inline ? (
        <em>
          <Words of={inline.i} term={term} />
        </em>
      ) : (
        <a href={inline.to} target="_blank" rel="noopener">
          <Words of={inline.of} term={term} />
        </a>
      )}
    </Fragment>
  ));

interface ProseProps {
  readonly blocks: readonly Block[];
  /** What was searched: its words are marked. */
  readonly term?: string;
}

/** What a section of a guide says. */
export const Prose = ({ blocks, term }: ProseProps) => (
  <div className={styles.prose}>
    {blocks.map((block, at) => {
      switch (block.kind) {
        case 'code':
          return (
            <pre key={at} tabIndex={0}>
              <code>{block.text}</code>
            </pre>
          );
        case 'p':
          return (
            <p key={at}>
              <Words of={block.of} term={term} />
            </p>
          );
        case 'h':
          return (
            <h5 key={at}>
              <Words of={block.of} term={term} />
            </h5>
          );
        case 'table':
          return <Table key={at} block={block} term={term} />;
        default: {
          const List = block.kind;
          return (
            <List key={at}>
              {block.items.map((item, place) => (
                <li key={place}>
                  <Words of={item} term={term} />
                </li>
              ))}
            </List>
          );
        }
      }
    })}
  </div>
);

interface TableProps {
  readonly block: Extract<Block, { readonly kind: 'table' }>;
  readonly term: string | undefined;
}

/** A panel is narrow: each row is a small sheet, headed by its first cell, and says the others by the names of their columns. */
const Table = ({ block: { head, rows }, term }: TableProps) => {
  const two = head.length === 2;
  return (
    <dl className={styles.table}>
      {rows.map(([first = [], ...others], at) => (
        <div key={at}>
          <dt>
            <Words of={first} term={term} />
          </dt>
          {others.map((cell, place) => (
            <dd key={place}>
              {!two && (
                <span className={styles.column}>
                  <Words of={head[place + 1] ?? []} term={undefined} />:{' '}
                </span>
              )}
              <Words of={cell} term={term} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};
