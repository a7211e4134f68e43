import { expect, test } from 'vitest';
import { caddyFiles } from '../../scripts/hosts/caddy';
import { hostInput, textOf } from './input';

const { files, report } = caddyFiles(hostInput);

test('Caddyfile', () => {
  expect(textOf(files, 'Caddyfile')).toMatchInlineSnapshot(`
    "# Written by the build from site.config.yaml.
    www.example.com, example.com {
    	root * /var/www/www.example.com
    	encode {
    		zstd
    		gzip
    		match {
    			header Content-Type text/*
    			header Content-Type application/json*
    			header Content-Type application/javascript*
    			header Content-Type application/xml*
    			header Content-Type image/svg+xml*
    		}
    	}
    	map {host} {origin} {
    		example.com https://www.example.com
    		default ""
    	}
    	map {query} {query1} {
    		"~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "\${1}\${2}\${3}"
    		default {query}
    	}
    	map {query1} {query2} {
    		"~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "\${1}\${2}\${3}"
    		default {query1}
    	}
    	map {query2} {query3} {
    		"~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "\${1}\${2}\${3}"
    		default {query2}
    	}
    	map {query3} {suffix} {
    		"~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" ""
    		~^(.+)$ "?\${1}"
    		default ""
    	}
    	map {uri} {asked} {
    		~^/+([^?]*) "/\${1}"
    		default "/"
    	}
    	map {uri} {page} {
    		"~^/+([^?]+?)(?:/+|(?:/+index)?\\.html)(?:\\?|$)" "/\${1}"
    		default {re.form.1}
    	}
    	route {
    		header Cache-Control "public, max-age=0, must-revalidate"
    		header /* Content-Security-Policy "default-src 'none'; script-src 'self'"
    		header /* Strict-Transport-Security "max-age=31536000"
    		header /* X-Content-Type-Options "nosniff"
    		header /* Referrer-Policy "strict-origin-when-cross-origin"
    		header /* Permissions-Policy "camera=(), microphone=(), geolocation=()"
    		header /assets/* Cache-Control "public, max-age=31536000, immutable"
    		header /pictures/* Cache-Control "public, max-age=31536000, immutable"
    		header /sitemap.xml Content-Type "application/xml; charset=utf-8"
    		header /robots.txt Content-Type "text/plain; charset=utf-8"
    		header /data/* X-Robots-Tag "noindex"
    		header /embed/* X-Robots-Tag "noindex"
    		header /.roofline/* X-Robots-Tag "noindex"
    		header /404 X-Robots-Tag "noindex"
    		header /services X-Robots-Tag "noindex"
    		@old0 path_regexp "^/(?:contact-us/)$"
    		redir @old0 {origin}/contact{suffix} 301
    		@old1 path_regexp "^/(?:build/?|construction/?)$"
    		redir @old1 {origin}/general-contracting{suffix} 301
    		@old2 path_regexp "^/(?:home/?)$"
    		redir @old2 {origin}/{suffix} 301
    		@old3 path_regexp "^/(?:blog/page/[^/]+/?)$"
    		redir @old3 {origin}/blog{suffix} 301
    		@old4 path_regexp "^/(?:author(/.*)?)$"
    		redir @old4 {origin}/blog{suffix} 301
    		@old5 path_regexp "^/(?:services/.+)$"
    		redir @old5 {origin}/services{suffix} 301
    		@old6 path_regexp "^/(?:[0-9]{4}/[0-9]{2}/[0-9]{2}(/.*)?)$"
    		redir @old6 {origin}/blog{suffix} 301
    		@notfound path /404 /404.html /404/ /404/index.html /Caddyfile /.roofline/*
    		error @notfound 404
    		@home0 {
    			path /
    			query page_id=3
    		}
    		redir @home0 {origin}/contact 301
    		@index path_regexp ^/index(\\.html|/)?$
    		redir @index {origin}/{suffix} 301
    		@form path_regexp form ^(/.+?)(/|(/index)?\\.html)$
    		route @form {
    			@page file {re.form.1}.html
    			redir @page {origin}{page}{suffix} 301
    		}
    		@other host example.com
    		redir @other https://www.example.com{uri} 301
    		rewrite / /index.html
    		@folder path_regexp ^/.+/$
    		route @folder {
    			@query0 query page_id=3
    			redir @query0 /contact 301
    			@query1 query p=*
    			redir @query1 / 301
    			@query2 query replytocom=*
    			redir @query2 {asked} 301
    			error 404
    		}
    		@unknown not file {path} {path}.html
    		route @unknown {
    			@query0 query page_id=3
    			redir @query0 /contact 301
    			@query1 query p=*
    			redir @query1 / 301
    			@query2 query replytocom=*
    			redir @query2 {asked} 301
    			error 404
    		}
    		try_files {path} {path}.html
    		file_server {
    			disable_canonical_uris
    		}
    	}
    	handle_errors {
    		header Cache-Control "public, max-age=0, must-revalidate"
    		rewrite * /404.html
    		file_server
    	}
    }
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "Caddy expects the site in /var/www/www.example.com; change root in the Caddyfile if it is elsewhere.",
    ]
  `);
});
