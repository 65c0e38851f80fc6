interface Props {
  readonly text: string;
}

/** A text of several lines, a paragraph each. */
export const Lines = ({ text }: Props) =>
  text.split('\n').map((line, index) => <p key={`${index} ${line}`}>{line}</p>);
