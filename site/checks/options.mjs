// @ts-check
import { argv } from 'node:process';

/** The value of the argument `--name=value` of this script; undefined when it is not given. @param {string} name */
export const optionOf = (name) =>
  argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The same as a number. @param {string} name @param {number} otherwise when it is not given */
export const numberOf = (name, otherwise) => Number(optionOf(name) ?? otherwise);
