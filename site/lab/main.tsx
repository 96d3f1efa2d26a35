import '../src/styles/global.css.ts';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { base } from './served.ts';
import { ServedLab } from './served-lab.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Router base={base}>
      <ServedLab />
    </Router>,
  );
