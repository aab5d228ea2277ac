#!/bin/bash

PACKAGE="storyhare[bots]==1.0.0"

install_package() {
	python3 -m venv "$install_dir/venv"
	ynh_hide_warnings "$install_dir/venv/bin/pip" install --upgrade "$PACKAGE"
	chown -R root:"$app" "$install_dir"
	chmod -R o-rwx "$install_dir"
}

integrate() {
	ynh_config_add_nginx
	ynh_config_add_systemd
	yunohost service add "$app" --description="A game of pictures and clues"
}
