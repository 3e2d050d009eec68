/** Why a text is none of its language. */
export interface TextFault {
  /** Line of the text, from 1. */
  row: number;
  column?: number;
  message: string;
  fix: string;
}
