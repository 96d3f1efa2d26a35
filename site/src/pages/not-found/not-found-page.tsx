export { NotFound as default } from '../../shared/not-found/not-found.tsx';
